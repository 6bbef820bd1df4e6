import type { LibraryLesson } from '@akada/contract/client';
import { client } from '../../lib/client.ts';
import { loadOrKept } from '../../lib/kept-data.ts';

/** A lesson of the library; also without a network, once it was read. */
export async function loadLibraryLesson(course: string, lesson: string, signal: AbortSignal): Promise<LibraryLesson> {
  const load = () => client.library.read({ params: { course, lesson } }, { signal });
  return (await loadOrKept(`library/${course}/${lesson}`, load)).data;
}
