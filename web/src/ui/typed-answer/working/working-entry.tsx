import type { WorkingTask } from '@akada/answers/follow';
import { ListOrdered } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import { typedTexts } from '../../../texts/en/typed.ts';
import { Button } from '../../button.tsx';
import './working.css';

const texts = typedTexts.working;

type Shown = ComponentType<{ task: WorkingTask }> | 'loading' | 'failed' | null;

/** Opens a working, which is loaded only then; the service worker keeps it for when there is no network. */
export function WorkingEntry({ task }: { task: WorkingTask }) {
  const id = useId();
  const [shown, setShown] = useState<Shown>(null);
  const [isOpen, setOpen] = useState(false);
  const turn = () => {
    setOpen(!isOpen);
    if (isOpen || typeof shown === 'function') return;
    setShown('loading');
    void import('./working.tsx').then(
      ({ default: loaded }) => setShown(() => loaded),
      () => setShown('failed'),
    );
  };
  const Working = typeof shown === 'function' ? shown : null;
  return (
    <div className="working">
      <Button variant="ghost" className="working-turn" aria-expanded={isOpen} aria-controls={id} onClick={turn}>
        <ListOrdered aria-hidden />
        {isOpen ? texts.hide : texts.show}
      </Button>
      <div id={id} hidden={!isOpen}>
        {Working ? (
          <Working task={task} />
        ) : (
          <p role="status">{shown === 'loading' ? texts.loading : shown === 'failed' ? texts.failed : null}</p>
        )}
      </div>
    </div>
  );
}
