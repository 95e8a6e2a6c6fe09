"""The table on the network: HTTP and WebSocket, a durable store, bot workers."""
