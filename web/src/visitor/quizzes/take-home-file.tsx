import type { TakerQuiz } from '../../domains/quizzes/taking/taker-quiz.ts';
import { SendFile } from '../../domains/sharing/one-file/send-file.tsx';

/** A name that every phone keeps; the server's own travels in a header that the page does not read. */
const nameOf = (title: string) => `${title.replace(/[^\p{L}\p{N}-]+/gu, ' ').trim() || 'Quiz'}.html`;

/** Gets the file over the class's own network, then keeps it or hands it on. */
export default function TakeHomeFile({ quiz: { quizId, title } }: { quiz: TakerQuiz }) {
  return <SendFile name={nameOf(title)} call={(client) => client.quizFiles.take({ params: { id: quizId } })} />;
}
