import type { Coverage, CoverageJudged } from '@akada/contract/client';
import { formatDate } from '../../../lib/format.ts';
import { capitalised } from './capitalised.ts';
import { coverageTexts } from './texts.ts';
import { noteOf, whereOf } from './where.ts';

const texts = coverageTexts;
const cell = 'border border-line-strong px-2 py-1 text-left align-top';

/** The comparison on A4, for a file: each topic and phrase with where it is taught, and room for names. */
export function PrintSheet({ coverage }: { coverage: Coverage }) {
  const { course, sources, rows, university, own_part, updated_at } = coverage;
  const own = own_part
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <article className="hidden text-sm print:block">
      <h1 className="text-xl">{texts.sheet.title}</h1>
      {university ? <p className="mt-1 font-semibold">{university}</p> : null}
      <p className="mt-1">
        {course.code} {course.title} ({course.standard})
      </p>
      <p>
        {texts.sheet.materials}: {sources.map(({ title }) => title).join('; ')}
      </p>
      <p>
        {texts.sheet.date}: {formatDate(updated_at)}
      </p>
      <table className="mt-3 w-full border-collapse">
        <thead>
          <tr>
            <th className={cell}>{texts.sheet.topic}</th>
            <th className={cell}>{texts.sheet.verdict}</th>
            <th className={cell}>{texts.sheet.where}</th>
          </tr>
        </thead>
        <tbody>
          {(rows ?? []).flatMap((row) => [
            <Line key={row.phrase} judged={row} isTopic />,
            ...row.phrases.map((phrase) => <Line key={`${row.phrase} ${phrase.phrase}`} judged={phrase} />),
          ])}
        </tbody>
      </table>
      <section className="mt-4 break-inside-avoid">
        <h2 className="text-base">{texts.sheet.own}</h2>
        {own.length > 0 ? (
          <ul className="mt-1 list-disc pl-5">
            {own.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p>{texts.sheet.none}</p>
        )}
      </section>
      <dl className="mt-8 grid break-inside-avoid grid-cols-2 gap-8">
        {[texts.sheet.lecturer, texts.sheet.head].map((who) => (
          <div key={who} className="border-line-strong border-t pt-1">
            <dt className="font-semibold">{who}</dt>
            <dd>{texts.sheet.signed}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        {texts.credit(course.credit)} {texts.caution}
      </p>
    </article>
  );
}

function Line({ judged, isTopic = false }: { judged: CoverageJudged; isTopic?: boolean }) {
  const [passage] = judged.passages;
  const places = [...new Set(judged.passages.map(whereOf))].join(', ');
  const note = judged.said === 'there' ? texts.sheet.saidThere : judged.verdict === 'thin' ? noteOf(judged) : '';
  return (
    <tr className="break-inside-avoid">
      <td className={isTopic ? `${cell} font-semibold` : `${cell} pl-5`}>{capitalised(judged.phrase)}</td>
      <td className={cell}>{texts.verdicts[judged.verdict]}</td>
      <td className={cell}>{[passage ? places : '', note].filter(Boolean).join('; ')}</td>
    </tr>
  );
}
