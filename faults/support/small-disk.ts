import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own that can be filled to the last byte. */
export interface SmallDisk {
  folder: string;
  fill(): void;
  /** Makes room again. */
  relieve(): void;
  remove(): void;
}

/** A tmpfs; null where this machine does not let us mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'akada-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      // Large pieces first, then what is left between them.
      for (const size of [1024 * 1024, 4096, 1]) {
        const piece = Buffer.alloc(size);
        try {
          while (writeSync(file, piece) === size);
        } catch {
          // No room for a piece of this size.
        }
      }
      closeSync(file);
    },
    relieve: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
