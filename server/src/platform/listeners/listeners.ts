import { type ChildProcess, fork, type SendHandle } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Further listeners on the address of a server. */
export interface Listeners {
  /** Take in nobody any more; done when everybody who came in by them has gone. */
  close(): Promise<void>;
}

export interface ListenersOptions {
  /** The program that copies a listener's socket. */
  script: URL;
  count: number;
  /** How many connections the system holds until they are taken in. */
  backlog: number;
}

/** A machine that is busy takes its time to start a process. */
const patienceMs = 30_000;

/**
 * Node takes in one connection a listener in each turn of the event loop. The turns of a full server are long, so those who
 * come would wait with the system, which drops them when its line is full, instead of at our door, which ranks them and says
 * when to come again. With more listeners on the same socket, as many are taken in at a time.
 */
export async function addListeners(server: Server, { script, count, backlog }: ListenersOptions): Promise<Listeners> {
  const listeners: Server[] = [];
  const close = async () => {
    await Promise.all(listeners.map((listener) => new Promise((resolve) => listener.close(resolve))));
  };
  await copySocket(server, script, count, (socket) => {
    // As Node sets up its own HTTP servers.
    const listener = createServer({ allowHalfOpen: true, noDelay: true }, (connection) =>
      server.emit('connection', connection),
    );
    listeners.push(listener.listen(socket, backlog));
  }).catch((error) => {
    void close();
    throw error;
  });
  return { close };
}

/** The bare socket: with the server around it, the other process would take in connections itself. */
const socketOf = (server: Server) => (server as unknown as { _handle: SendHandle })._handle;

function copySocket(server: Server, script: URL, count: number, onCopy: (socket: SendHandle) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    // It holds no secret.
    const child: ChildProcess = fork(fileURLToPath(script), {
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const patience = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    let missing = count;
    child.on('message', (_message, socket) => {
      onCopy(socket);
      if (--missing === 0) child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(patience);
      if (missing === 0) resolve();
      else reject(new Error(`What copies listeners ended with ${signal ?? code}, ${missing} of ${count} missing.`));
    });
    child.send(count, socketOf(server), (error) => error && reject(error));
  });
}
