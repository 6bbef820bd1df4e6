import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server on loopback that a test can cut and mend: what an outage looks like from the other end. */
export interface BreakableLine {
  /** The address of the server, by this line. */
  url: string;
  /** How often somebody has tried to connect while it was cut. */
  attempts: number;
  /** How many have a connection now. */
  open(): number;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function layLine(target: string): Promise<BreakableLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  }

  const server = createServer((near) => {
    if (isCut) {
      line.attempts++;
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) keep(socket);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const line: BreakableLine = {
    url: url.href,
    attempts: 0,
    open: () => sockets.size / 2,
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return line;
}
