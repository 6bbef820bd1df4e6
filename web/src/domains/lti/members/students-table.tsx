import type { CourseStudents } from '@akada/contract/client';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Table } from '../../../ui/table.tsx';
import { courseMembersTexts as texts } from './texts.ts';

const SHOWN_FIRST = 50;

interface StudentsTableProps {
  list: CourseStudents;
  platform: string;
  /** Of the section that it is in. */
  caption: string;
}

/** Who is in the course, as the platform has just told: those who haven't sat the quiz first, and alone unless asked. */
export function StudentsTable({ list: { students, is_cut }, platform, caption }: StudentsTableProps) {
  const [isMissingOnly, setMissingOnly] = useState(true);
  const [showsAll, setShowsAll] = useState(false);
  if (students.length === 0) return <p aria-live="polite">{texts.nobody(platform)}</p>;
  const missing = students.filter(({ has_sat }) => !has_sat).length;
  const named = students.filter(({ name }) => name !== null);
  const nameless = students.filter(({ name }) => name === null);
  const chosen = isMissingOnly ? named.filter(({ has_sat }) => !has_sat) : named;
  const shown = showsAll ? chosen : chosen.slice(0, SHOWN_FIRST);
  return (
    <>
      <p aria-live="polite">
        <span className="font-semibold">{texts.sat(students.length - missing, students.length)}</span>
        {' · '}
        {missing === 0 ? texts.everyone : texts.missing(missing)}
      </p>
      {is_cut ? <Banner tone="warning">{texts.cut(students.length, platform)}</Banner> : null}
      {nameless.length > 0 ? (
        <p>{texts.nameless(nameless.filter(({ has_sat }) => !has_sat).length, nameless.length, platform)}</p>
      ) : null}
      {named.length > 0 ? <Switch label={texts.onlyMissing} checked={isMissingOnly} onChange={setMissingOnly} /> : null}
      {shown.length > 0 ? (
        <Table caption={caption} captionHidden headings={[texts.name, texts.state]}>
          {shown.map(({ name, has_sat }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two students may have one name, and the platform's IDs stay there.
            <tr key={`${name} ${index}`}>
              <td className="wrap-anywhere font-medium">{name}</td>
              <td className="whitespace-nowrap">
                <Badge tone={has_sat ? 'success' : 'neutral'}>{has_sat ? texts.hasSat : texts.notYet}</Badge>
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
      {shown.length < chosen.length ? (
        <Button variant="secondary" className="self-start" onClick={() => setShowsAll(true)}>
          {texts.showAll(chosen.length)}
        </Button>
      ) : null}
    </>
  );
}
