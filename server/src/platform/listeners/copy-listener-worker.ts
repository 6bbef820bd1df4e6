import type { Server } from 'node:net';

/** Sends a listener's socket back so many times: each time it arrives it is one more handle on the same socket. */
process.once('message', (count: number, socket: Server) => {
  for (let n = 0; n < count; n++) process.send?.('copy', socket);
});
process.once('disconnect', () => process.exit());
