import { BookOpen, Layers, MonitorPlay } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceCards, RadioGroup } from '../../ui/choice-group.tsx';
import { CodeBoxes } from '../../ui/code-boxes.tsx';
import { Divider } from '../../ui/divider.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { passwordStrength } from '../../ui/password-strength.ts';
import { Select } from '../../ui/select.tsx';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Section } from './section.tsx';

const universities = [
  'Ahmadu Bello University',
  'Bayero University',
  'University of Ibadan',
  'University of Lagos',
  'University of Nigeria',
];

export function FormSamples() {
  const [password, setPassword] = useState('Yamtuber9');
  const [university, setUniversity] = useState('');
  const [style, setStyle] = useState<'text' | 'video' | 'mixed'>('mixed');
  const [semester, setSemester] = useState<'first' | 'second' | null>('first');
  const [code, setCode] = useState('48');
  const [reminders, setReminders] = useState(true);
  const score = passwordStrength(password);
  return (
    <>
      <Section title="Fields">
        <div className="grid max-w-4xl gap-5 md:grid-cols-2">
          <Field label="Email" type="email" placeholder="ada@example.com" hint="We send a code to it." />
          <Field
            label="Email"
            type="email"
            defaultValue="ada@"
            error="Enter a whole address, such as ada@example.com."
          />
          <Field label="Locked" defaultValue="Computer Science" disabled />
          <div>
            <PasswordField
              label="Password"
              showLabel="Show password"
              hideLabel="Hide password"
              labelAside={
                <a className="link text-sm" href="#fields">
                  Forgotten Password?
                </a>
              }
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            <StrengthMeter
              className="mt-3"
              score={score}
              label="Strength"
              valueText={['None', 'Weak', 'Fair', 'Good', 'Strong'][score]!}
            />
          </div>
          <SuggestField
            label="University"
            hint="Type a few letters; any name is fine."
            value={university}
            onChange={setUniversity}
            suggestions={universities
              .filter((name) => name.toLowerCase().includes(university.toLowerCase()))
              .map((value) => ({ value }))}
            countText={(count) => `${count} suggestions`}
          />
          <Select
            label="Level"
            placeholder="Choose your level"
            options={['100', '200', '300'].map((value) => ({ value, label: `${value} level` }))}
          />
          <TextArea label="Bio" hint="A sentence or two." className="md:col-span-2" />
        </div>
      </Section>
      <Section title="Choices">
        <div className="grid max-w-4xl gap-6">
          <ChoiceCards
            legend="Preferred learning style"
            columns={3}
            value={style}
            onChange={setStyle}
            choices={[
              { value: 'text', label: 'Text', hint: 'Lessons to read', icon: <BookOpen aria-hidden /> },
              { value: 'video', label: 'Video', hint: 'Lessons to watch', icon: <MonitorPlay aria-hidden /> },
              { value: 'mixed', label: 'Mixed', hint: 'Some of both', icon: <Layers aria-hidden /> },
            ]}
          />
          <RadioGroup
            legend="Semester"
            value={semester}
            onChange={setSemester}
            error="Choose one to go on."
            choices={[
              { value: 'first', label: 'First semester' },
              { value: 'second', label: 'Second semester' },
            ]}
          />
          <div className="max-w-md">
            <Checkbox label="Remember Me" defaultChecked />
            <Checkbox label="I agree to the Terms & Policy" error="Agree to go on." />
            <Checkbox label="Not on this plan" disabled />
            <Divider className="my-3">OR</Divider>
            <Switch
              label="Study reminders"
              hint="By e-mail, at most one a day"
              checked={reminders}
              onChange={setReminders}
            />
            <Switch label="Weekly summary" checked={false} onChange={() => undefined} />
          </div>
          <CodeBoxes
            legend="The code in your e-mail"
            boxLabel={(n) => `Digit ${n} of 4`}
            value={code}
            onChange={setCode}
          />
          <CodeBoxes
            legend="The code in your e-mail"
            boxLabel={(n) => `Digit ${n} of 4`}
            value="4821"
            onChange={() => undefined}
            error="That code is wrong or too old."
          />
        </div>
      </Section>
    </>
  );
}
