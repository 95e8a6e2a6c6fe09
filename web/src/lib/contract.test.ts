import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contract } from '../../scripts/contract.js'

it('the contract of boards is published as it is', () => {
  const published = new URL('../../../src/tafelrunde/testing/template/tafelrunde.d.ts', import.meta.url)
  expect(readFileSync(published, 'utf-8'), 'run make protocol').toBe(contract())
})
