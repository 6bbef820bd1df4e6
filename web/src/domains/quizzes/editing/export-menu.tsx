import { ApiError } from '@akada/contract/client';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isOnSale } from '../../../lib/sale.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast.ts';
import { type ExportFormat, type ExportLoss, exportQuiz, findLosses } from './api.ts';
import { ExportLosses } from './export-losses.tsx';
import { quizEditorTexts } from './texts.ts';

const texts = quizEditorTexts.files;
const formats = Object.entries(texts.formats) as [ExportFormat, string][];

/** The saved quiz as a file: for another program, or for the printer. */
export function ExportMenu({ quizId, isDirty }: { quizId: string; isDirty: boolean }) {
  const navigate = useNavigate();
  const [losses, setLosses] = useState<ExportLoss[] | null>(null);
  const download = useMutation({
    mutationFn: async (format: ExportFormat) => {
      await exportQuiz(quizId, format);
      return findLosses(quizId, format);
    },
    onSuccess: (found) => (found.length > 0 ? setLosses(found) : toast.success(texts.exported)),
    onError: (error) => {
      const isGated = error instanceof ApiError && error.code === 'pro_required';
      const action = { label: texts.seePlans, onClick: () => navigate('/billing/plans') };
      if (isGated && isOnSale()) toast.info(texts.needsPro, { id: 'export', action });
      else if (isGated) toast.info(texts.notHere, { id: 'export' });
      else toast.error(texts.exportFailed, { id: 'export' });
    },
  });
  return (
    <>
      {losses ? <ExportLosses losses={losses} onClose={() => setLosses(null)} /> : null}
      <Menu
        trigger={
          <Button variant="secondary" busy={download.isPending}>
            <Download aria-hidden />
            {texts.menu}
          </Button>
        }
      >
        {isDirty ? <MenuItem disabled>{texts.saveFirst}</MenuItem> : null}
        {formats.map(([format, label]) => (
          <MenuItem key={format} disabled={isDirty} onSelect={() => download.mutate(format)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
