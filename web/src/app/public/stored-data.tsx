import { privacyTexts } from './texts/privacy.ts';

const texts = privacyTexts.use;

/** A table from 768 px on; below, each row is a card, because three columns of prose fit no phone. */
export function StoredData() {
  const cell = 'block md:table-cell md:border-line md:border-t md:px-4 md:py-3 md:align-top';
  return (
    <table className="block w-full text-left text-sm md:table md:rounded-card md:border md:border-line md:bg-surface">
      <caption className="sr-only">{texts.caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          {[texts.what, texts.why, texts.long].map((heading) => (
            <th key={heading} scope="col" className="px-4 py-2.5 font-semibold text-ink-soft">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="flex flex-col gap-3 md:table-row-group">
        {Object.entries(texts.rows).map(([name, { what, why, long }]) => (
          <tr
            key={name}
            className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4 md:table-row md:border-0 md:bg-transparent md:p-0"
          >
            <td className={`${cell} font-medium md:w-1/2`}>{what}</td>
            <td className={`${cell} text-ink-soft`}>{why}</td>
            <td className={`${cell} text-ink-soft`}>
              <span className="font-semibold md:sr-only">{texts.long}: </span>
              {long}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
