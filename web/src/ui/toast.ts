import { toast as sonner } from 'sonner';

export interface ToastOptions {
  description?: string;
  action?: { label: string; onClick: () => void };
  /** Milliseconds; 5000 without it, and errors stay until closed. */
  duration?: number;
  /** A second toast with the same id takes the first one's place. */
  id?: string;
}

/** Brief messages at the top of the page, read out politely. Needs one `<Toaster>` in the app. */
export const toast = {
  success: (text: string, options?: ToastOptions) => sonner.success(text, options),
  info: (text: string, options?: ToastOptions) => sonner.info(text, options),
  warning: (text: string, options?: ToastOptions) => sonner.warning(text, options),
  /** Stays until it is closed, so that nobody misses it. */
  error: (text: string, options?: ToastOptions) =>
    sonner.error(text, { duration: Number.POSITIVE_INFINITY, closeButton: true, ...options }),
  dismiss: (id?: string) => sonner.dismiss(id),
};
