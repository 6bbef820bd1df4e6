import type { BrowserErrorFigures, JobFigures, OperatorStatus } from '@akada/contract/client';
import { formatMoment } from '../../../lib/format.ts';
import { Table } from '../../../ui/table.tsx';
import { operatorTexts } from './texts.ts';

const None = ({ children }: { children: string }) => <p className="text-ink-soft">{children}</p>;

export function Jobs({ kinds, failures }: JobFigures) {
  const texts = operatorTexts.jobs;
  return (
    <>
      {kinds.length === 0 ? (
        <None>{operatorTexts.none}</None>
      ) : (
        <Table caption={texts.title} captionHidden headings={Object.values(texts.columns)}>
          {kinds.map(({ name, waiting, waiting_since, later, running, failed }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>
                {waiting}
                {waiting_since ? ` ${texts.since(formatMoment(waiting_since))}` : ''}
              </td>
              <td>{later}</td>
              <td>{running}</td>
              <td className={failed > 0 ? 'font-bold text-danger' : undefined}>{failed}</td>
            </tr>
          ))}
        </Table>
      )}
      {failures.length === 0 ? (
        <None>{texts.fine}</None>
      ) : (
        <Table caption={texts.failures} headings={Object.values(texts.failureColumns)}>
          {failures.map(({ name, at, said }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of the same work may fail in the same moment.
            <tr key={`${at} ${index}`}>
              <td className="whitespace-nowrap">{formatMoment(at)}</td>
              <td>{name}</td>
              <td className="min-w-64 break-words">{said}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}

const MICROS = 1_000_000;

export function Models({ models }: Pick<OperatorStatus, 'models'>) {
  const texts = operatorTexts.models;
  if (models.length === 0) return <None>{texts.none}</None>;
  return (
    <Table caption={texts.title} captionHidden headings={Object.values(texts.columns)}>
      {models.map(({ model, calls, tokens, cost_micros, failures, fallbacks }) => (
        <tr key={model}>
          <td>{model}</td>
          <td>{calls}</td>
          <td>{tokens}</td>
          <td>{(cost_micros / MICROS).toFixed(2)}</td>
          <td>{failures}</td>
          <td>{fallbacks}</td>
        </tr>
      ))}
    </Table>
  );
}

export function Errors({ errors }: { errors: readonly BrowserErrorFigures[] }) {
  const texts = operatorTexts.errors;
  if (errors.length === 0) return <None>{texts.none}</None>;
  return (
    <Table caption={texts.title} captionHidden headings={Object.values(texts.columns)}>
      {errors.map(({ message, page, place, times, last_at }) => (
        <tr key={`${message} ${page} ${place}`}>
          <td className="min-w-64 break-words">{message}</td>
          <td>{page}</td>
          <td className="break-all">{place}</td>
          <td>{times}</td>
          <td className="whitespace-nowrap">{formatMoment(last_at)}</td>
        </tr>
      ))}
    </Table>
  );
}
