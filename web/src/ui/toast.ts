import { toast as sonner } from 'sonner';

export interface ToastOptions {
  description?: string;
  action?: { label: string; onClick: () => void };
  /** Milliseconds; 5000 without it, and errors stay until closed. */
  duration?: number;
  /** A second toast with the same id takes the first one's place. */
  id?: string;
}

/** Errors that are shown, until they are closed or something has worked. */
const errors = new Set<string | number>();

/** What takes an error's place is none. */
function after<Args extends [text: string, options?: ToastOptions]>(show: (...args: Args) => string | number) {
  return (...args: Args) => {
    if (args[1]?.id) errors.delete(args[1].id);
    return show(...args);
  };
}

/** Brief messages at the top of the page, read out politely. Needs one `<Toaster>` in the app. */
export const toast = {
  success: after((text: string, options?: ToastOptions) => sonner.success(text, options)),
  info: after((text: string, options?: ToastOptions) => sonner.info(text, options)),
  warning: after((text: string, options?: ToastOptions) => sonner.warning(text, options)),
  /** Stays until it is closed or something has worked, so that nobody misses it. */
  error: (text: string, options?: ToastOptions) => {
    const id = sonner.error(text, { duration: Number.POSITIVE_INFINITY, closeButton: true, ...options });
    errors.add(id);
    return id;
  },
  /** Whoever got something done after an error has read it: it must not stand over what comes. */
  endErrors: () => {
    for (const id of errors) sonner.dismiss(id);
    errors.clear();
  },
  dismiss: (id?: string) => sonner.dismiss(id),
};
