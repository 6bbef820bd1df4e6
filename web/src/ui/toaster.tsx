import { Toaster as Sonner } from 'sonner';

export interface ToasterProps {
  /** Names the region: 'Notifications'. */
  label: string;
  closeLabel: string;
}

/** Where toasts appear: top-centre, at most 500 px wide, 5 seconds. Mount it once. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  return (
    <Sonner
      position="top-center"
      duration={5000}
      containerAriaLabel={label}
      offset={16}
      mobileOffset={16}
      visibleToasts={3}
      toastOptions={{ closeButtonAriaLabel: closeLabel, closeButton: true }}
    />
  );
}
