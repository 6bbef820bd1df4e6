import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { failureText } from '../../../../lib/signed-out.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/toast.ts';
import { downloadMyData } from '../api.ts';
import { Section } from '../section.tsx';
import { settingsTexts } from '../texts.ts';

const texts = settingsTexts.data;

export function DataSection() {
  const download = useMutation({
    mutationFn: downloadMyData,
    onSuccess: () => toast.success(texts.exported),
    onError: (error) => toast.error(failureText(error, texts.exportFailed), { id: 'export' }),
  });
  return (
    <Section heading={texts.heading}>
      <p className="text-ink-soft">{texts.text}</p>
      <Button
        variant="secondary"
        className="self-start"
        busy={download.isPending}
        busyLabel={texts.exporting}
        onClick={() => download.mutate()}
      >
        <Download aria-hidden />
        {texts.export}
      </Button>
    </Section>
  );
}
