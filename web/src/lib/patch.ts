// What has changed between two pictures of a table (see server/patches.py): `[value]` stands in place of what was there,
// `[]` takes a key away, and an object holds the patches of what lies inside.

export type Patch = Record<string, unknown> | readonly unknown[]

/** The new picture; what has not changed is shared with the old one. */
export function patched<T>(old: T, patch: Patch | undefined): T {
  if (!patch) return old
  if (isList(patch)) return patch[0] as T
  const copy = (Array.isArray(old) ? [...old] : { ...old }) as Record<string, unknown>
  for (const [key, part] of Object.entries(patch) as [string, Patch][]) {
    if (isList(part) && !part.length) delete copy[key]
    else copy[key] = patched(copy[key], part)
  }
  return copy as T
}

const isList = (patch: Patch): patch is readonly unknown[] => Array.isArray(patch)
