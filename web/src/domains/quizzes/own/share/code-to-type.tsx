import type { ShareableQuiz } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useJoinOrigin } from '../../join-origin.ts';
import { codeQuery, grouped } from '../../quiz-code.ts';
import { quizSharingTexts } from './texts.ts';

const texts = quizSharingTexts.code;

/** For who has no camera and is told the way in: where to go, and six signs to type. */
export function CodeToType({ quiz: { quiz_id, link } }: { quiz: ShareableQuiz }) {
  const { host } = new URL(useJoinOrigin());
  const code = useQuery(codeQuery(quiz_id, link)).data?.code;
  return (
    <p className="min-h-24 rounded-card bg-sunken px-4 py-3 text-center">
      {code ? (
        <>
          {texts.open} <b className="wrap-anywhere">{`${host}/q`}</b> {texts.type}{' '}
          <b aria-hidden className="block whitespace-nowrap font-heading text-3xl tracking-wide">
            {grouped(code)}
          </b>
          <span className="sr-only">{texts.signs([...code].join(' '))}</span>
        </>
      ) : null}
    </p>
  );
}
