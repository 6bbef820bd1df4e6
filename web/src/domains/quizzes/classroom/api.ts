import { client } from '../../../lib/client.ts';
import { download } from '../../sharing/download.ts';

export const pairLaptop = (laptop: { code: string; name: string }) => client.classroom.pair({ body: laptop });

export const removeLaptop = (id: string) => client.classroom.unpair({ params: { id } });

/** The file that is carried to the real site. */
export const saveResults = (quizId: string): Promise<void> =>
  download(({ classroom }) => classroom.carry({ params: { id: quizId } }), 'class.json');

type File = Parameters<typeof client.classroom.bring>[0]['body'];

/** Takes in such a file; what is no file of a laptop the server says. */
export const bringResults = (text: string) => client.classroom.bring({ body: readFile(text) });

function readFile(text: string): File {
  try {
    return JSON.parse(text);
  } catch {
    return { format: 'akada-class-1', laptop: '', signed: '', signature: '' };
  }
}
