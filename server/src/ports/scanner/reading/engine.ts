import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A word as the engine gives it; its confidence is a percentage. */
export interface EngineWord {
  text: string;
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}

export interface EngineLine {
  words: EngineWord[];
  bbox: EngineWord['bbox'];
}

export interface Engine {
  /** The lines of a picture (PNG or JPEG), in the engine's own reading order. */
  read(picture: Buffer): Promise<EngineLine[]>;
}

/** The part of the package that is used here; it is optional, so its own types may not be there. */
interface Tesseract {
  createWorker(
    language: 'eng',
    engine: number,
    options: {
      workerPath: string;
      corePath: string;
      langPath: string;
      cacheMethod: 'none';
      gzip: boolean;
      errorHandler(error: unknown): void;
    },
  ): Promise<{
    setParameters(parameters: Record<string, string>): Promise<unknown>;
    recognize(
      picture: Buffer,
      options: object,
      output: { blocks: true; text: false },
    ): Promise<{ data: { blocks: { paragraphs: { lines: EngineLine[] }[] }[] | null } }>;
  }>;
  OEM: { LSTM_ONLY: number };
  PSM: { AUTO: string };
}

const require = createRequire(import.meta.url);

/** Where the engine's data lies: the variant without the old engine, which is a quarter of the size and as exact. */
function dataFolder(): string {
  return join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
}

/** The folder of its WebAssembly: a package that comes with the engine's own. */
function coreFolder(): string {
  const engine = createRequire(require.resolve('tesseract.js/package.json'));
  return dirname(engine.resolve('tesseract.js-core/package.json'));
}

/** Whether what reads pictures is installed: an optional package, and the data of its language. */
export function isInstalled(): boolean {
  try {
    return coreFolder() !== '' && dataFolder() !== '';
  } catch {
    return false;
  }
}

/**
 * Starts the engine. Its program, its WebAssembly and its data are named by their places in the packages: left to
 * itself it would fetch them from a CDN and keep them in the folder that the server was started in.
 */
export async function startEngine(thread: string): Promise<Engine> {
  const { createWorker, OEM, PSM } = require('tesseract.js') as Tesseract;
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    workerPath: thread,
    corePath: coreFolder(),
    langPath: dataFolder(),
    cacheMethod: 'none',
    gzip: true,
    // A picture that the engine refuses rejects its own promise; to throw as well would end the process.
    errorHandler: () => undefined,
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return {
    async read(picture) {
      const { data } = await worker.recognize(picture, {}, { blocks: true, text: false });
      return (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
    },
  };
}
