import { Clock, Target } from 'lucide-react';
import { useState } from 'react';
import { NoSprintsArt } from '../../ui/art/empty-art.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Ring } from '../../ui/ring.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Table } from '../../ui/table.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useCountdown } from '../../ui/use-countdown.ts';
import { Row, Section } from './section.tsx';

export function DisplaySamples() {
  const [tab, setTab] = useState('weeks');
  const wait = useCountdown();
  return (
    <>
      <Section title="Progress">
        <Steps
          label="Setup"
          steps={['Institution', 'Department', 'Level', 'Preferences']}
          current={2}
          doneLabel="done"
          className="max-w-2xl"
        />
        <div className="grid max-w-4xl gap-6 md:grid-cols-2">
          <Progress label="Writing week 2" value={40} valueText="40%" />
          <Progress label="Reading your document" />
        </div>
        <Row>
          <Ring value={72} label="Progress: 72%">
            72%
          </Ring>
          <Ring value={0} size={64} label="Progress: 0%">
            0%
          </Ring>
          <Spinner>Creating your personalized sprints...</Spinner>
          <Button variant="secondary" disabled={wait.running} onClick={() => wait.start(30)}>
            {wait.running ? `Resend in ${wait.secondsLeft} s` : 'Resend code'}
          </Button>
        </Row>
      </Section>
      <Section title="Messages">
        <div className="grid max-w-4xl gap-3">
          <Banner tone="success" title="Code sent successfully!">
            Redirecting in 3 seconds...
          </Banner>
          <Banner tone="info">A read lesson is there offline.</Banner>
          <Banner tone="warning" title="You’re offline">
            What you answer is kept and sent later.
          </Banner>
          <Banner tone="error" title="The plan could not be saved" action={<Button variant="secondary">Retry</Button>}>
            Your answers are kept.
          </Banner>
        </div>
      </Section>
      <Section title="Cards">
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <StatCard label="Study Time" value="12h 40m" icon={<Clock />} />
          <StatCard label="Avg. Score" value="78%" icon={<Target />} />
          <StatCard label="Assessments" value="14" detail="Missed: 2" />
          <StatCard label="Achievements" value="2" />
        </div>
        <div className="grid gap-4 md:grid-cols-3">
          <Card>
            <Badge tone="primary">CSC 201</Badge>
            <h3 className="mt-3 text-lg">Data structures in four weeks</h3>
            <p className="mt-1 text-ink-soft">Lists, stacks, queues, trees and graphs, with what each costs.</p>
            <Progress className="mt-4" label="Day 9 of 28" value={9} max={28} valueText="32%" />
            <Button variant="accent" full className="mt-5">
              Continue day 9
            </Button>
          </Card>
          <Card>
            <Skeleton className="h-6 w-20" />
            <Skeleton className="mt-3 h-6 w-4/5" />
            <Skeleton className="mt-2 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-2/3" />
            <Skeleton className="mt-6 h-11 w-full" />
          </Card>
          <Card flush>
            <EmptyState
              art={<NoSprintsArt />}
              title="No sprints yet"
              action={<Button variant="accent">Make a sprint</Button>}
            >
              Give a topic or your lecture notes.
            </EmptyState>
          </Card>
        </div>
        <Row>
          <Avatar name="ada" size={56} alt="Ada" />
          <Avatar name="ọlá" />
          <Avatar name={null} />
          <Avatar name="Kofi" src="/missing.png" />
          {(['neutral', 'primary', 'accent', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
      </Section>
      <Section title="Tabs and table">
        <Tabs
          label="Sprint"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'weeks', label: 'Weeks', content: 'Four weeks.' },
            { value: 'quizzes', label: 'Quizzes', content: 'Two quizzes.' },
            { value: 'notes', label: 'Notes', content: 'No notes.' },
          ]}
        />
        <Table
          caption="Results"
          captionHidden
          headings={['Student', 'Matric number', 'Score', 'Time taken', 'Submitted']}
        >
          {['Ngozi Eze', 'Tunde Ọlá', 'Halima Sani'].map((name, index) => (
            <tr key={name}>
              <td>{name}</td>
              <td>CSC/21/{104 + index}</td>
              <td>{18 - index} / 20</td>
              <td>{12 + index} minutes</td>
              <td>14 November, 10:{20 + index}</td>
            </tr>
          ))}
        </Table>
      </Section>
    </>
  );
}
