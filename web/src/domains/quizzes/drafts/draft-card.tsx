import type { QuizQuestion } from '@akada/contract/client';
import { Card } from '../../../ui/card.tsx';
import { MarkedOptions } from '../../../ui/marked-options.tsx';
import { OnThePage } from '../../../ui/on-the-page.tsx';
import { richOr } from '../../../ui/prose.tsx';
import { TypedKeyLine } from '../../../ui/typed-answer/typed-key-line.tsx';
import { quizDraftsTexts } from './texts.ts';

const texts = quizDraftsTexts;

/** A draft as it would be asked. The sentence behind it is always open: whoever decides must see where it comes from. */
export function DraftCard({ draft }: { draft: QuizQuestion }) {
  const { question, options, correct_answer, typed, mistakes, source, html } = draft;
  return (
    <Card as="article" className="px-4 pt-3 pb-3.5 md:px-4">
      <p className="text-ink-soft text-sm">{texts.surestFirst}</p>
      <h2 className="mt-1 mb-2 text-lg leading-snug">{richOr(question, html?.question)}</h2>
      {typed ? (
        <TypedKeyLine typed={typed} label={texts.rightAnswer} />
      ) : (
        <MarkedOptions
          options={options}
          html={html}
          correct={correct_answer}
          rightLabel={texts.rightAnswer}
          mistakes={mistakes}
        />
      )}
      {source ? <Source source={source} /> : null}
    </Card>
  );
}

function Source({ source }: { source: NonNullable<QuizQuestion['source']> }) {
  const { document_id, sentence, page, slide, sheet, heading_path } = source;
  const place = [
    page === null ? '' : texts.page(page),
    slide === null ? '' : texts.slide(slide),
    sheet === null ? '' : texts.sheet(sheet),
    heading_path.at(-1) ?? '',
  ];
  return (
    <figure className="mt-2.5 rounded-r-control border-accent border-l-[3px] bg-sunken px-3 py-2 text-ink-soft text-sm">
      <blockquote>{sentence ? `“${sentence}”` : texts.noSentence}</blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-3">
        {place.filter(Boolean).join(', ')}
        {page === null ? null : <OnThePage documentId={document_id} place={{ page }} sentence={sentence} />}
      </figcaption>
    </figure>
  );
}
