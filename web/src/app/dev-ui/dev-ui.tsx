import { Plus, Search } from 'lucide-react';
import { Logo } from '../../ui/art/logo.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ArtSamples } from './art-samples.tsx';
import { DisplaySamples } from './display-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { Row, Section } from './section.tsx';

function setTheme(theme: string) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** Every primitive in its states, for those who build pages; development builds only. */
export default function DevUi() {
  return (
    <main className="mx-auto max-w-6xl px-4 py-8 md:px-8">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <Logo />
        <Row>
          {['light', 'dark', ''].map((theme) => (
            <Button key={theme} variant="secondary" onClick={() => setTheme(theme)}>
              {theme || 'system'}
            </Button>
          ))}
        </Row>
      </div>
      <h1 className="max-w-2xl text-3xl">What do I study now?</h1>
      <p className="mt-4 mb-8 max-w-(--measure) text-ink-soft text-lg">
        Every part of the product in one place. Read{' '}
        <a className="link" href="#buttons">
          how a link looks
        </a>{' '}
        in running text, and <span className="text-ink-faint">how quiet words look</span>.
      </p>
      <Section title="Buttons">
        <Row>
          <Button>Login</Button>
          <Button variant="accent">Start Now</Button>
          <Button variant="secondary">Back</Button>
          <Button variant="ghost">Skip</Button>
          <Button variant="danger">Delete</Button>
          <LinkButton to="/dev/ui" variant="secondary">
            A link
          </LinkButton>
          <IconButton label="Search">
            <Search aria-hidden />
          </IconButton>
        </Row>
        <Row>
          <Button busy busyLabel="Logging in...">
            Login
          </Button>
          <Button disabled>Disabled</Button>
          <Button size="lg" variant="accent">
            <Plus aria-hidden />
            New sprint
          </Button>
        </Row>
      </Section>
      <FormSamples />
      <OverlaySamples />
      <DisplaySamples />
      <ArtSamples />
    </main>
  );
}
