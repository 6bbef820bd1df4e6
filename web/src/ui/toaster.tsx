import type { CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';

export interface ToasterProps {
  /** Names the region: 'Notifications'. */
  label: string;
  closeLabel: string;
}

// Sonner sets its own 356 px on the element, so that a stylesheet cannot.
const width = { '--width': 'min(500px, calc(100vw - 2rem))' } as CSSProperties;

/** Where toasts appear: top-centre under the head of the page, so that its menu can be reached, at most 500 px wide, 5 seconds. Mount it once. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  return (
    <Sonner
      style={width}
      position="top-center"
      duration={5000}
      containerAriaLabel={label}
      offset={{ top: '4.75rem' }}
      mobileOffset={{ top: '4rem', left: 16, right: 16 }}
      visibleToasts={3}
      toastOptions={{ closeButtonAriaLabel: closeLabel, closeButton: true }}
    />
  );
}
