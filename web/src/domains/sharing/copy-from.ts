import { toast } from '../../ui/toast.ts';
import { copyText } from './hand-on.ts';

/** Copies what a field holds, and says so; where that is not allowed, it is at least selected. */
export async function copyFrom(
  field: HTMLInputElement | null,
  texts: { copied: string; copyFailed: string },
): Promise<void> {
  if (field && (await copyText(field.value))) {
    toast.success(texts.copied);
    return;
  }
  field?.select();
  toast.info(texts.copyFailed);
}
