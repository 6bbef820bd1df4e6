import { Copy, MessageCircle, QrCode, Share2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { buttonClass } from './button-style.ts';
import { Field } from './field.tsx';
import { toast } from './toast.ts';

export interface ShareLinkProps {
  link: string;
  /** Names the field that holds the link. */
  label: string;
  /** What is sent along when the link is shared. */
  message: string;
  /** The QR code itself and its button's text; shown on request, because it costs a download. */
  qr?: { picture: ReactNode; show: string };
  /** Called before the link is handed on; calls back when that may be. */
  guard?: (share: () => void) => void;
  texts: { copy: string; copied: string; copyFailed: string; share: string; whatsApp: string };
}

const atOnce = (share: () => void) => share();

/** A link with the ways to hand it on: WhatsApp, where classes are, then copy, the phone's share sheet, a QR code. */
export function ShareLink({ link, label, message, qr, guard = atOnce, texts }: ShareLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [showsQr, setShowsQr] = useState(false);
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(message)}`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(texts.copied);
    } catch {
      // Plain http, or not allowed: at least it is selected.
      field.current?.select();
      toast.info(texts.copyFailed);
    }
  };
  const share = () => navigator.share({ text: message }).catch(() => undefined);

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2.5">
        <a
          href={whatsApp}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => {
            event.preventDefault();
            guard(() => void window.open(whatsApp, '_blank', 'noreferrer'));
          }}
          className={buttonClass('primary', 'md', false)}
        >
          <MessageCircle aria-hidden />
          {texts.whatsApp}
        </a>
        <Button variant="secondary" onClick={() => guard(() => void copy())}>
          <Copy aria-hidden />
          {texts.copy}
        </Button>
        {typeof navigator.share === 'function' ? (
          <Button variant="secondary" onClick={() => guard(() => void share())}>
            <Share2 aria-hidden />
            {texts.share}
          </Button>
        ) : null}
        {qr ? (
          <Button
            variant="secondary"
            aria-expanded={showsQr}
            onClick={() => (showsQr ? setShowsQr(false) : guard(() => setShowsQr(true)))}
          >
            <QrCode aria-hidden />
            {qr.show}
          </Button>
        ) : null}
      </div>
      {showsQr ? qr?.picture : null}
      <Field ref={field} label={label} value={link} readOnly onFocus={(event) => event.target.select()} />
    </div>
  );
}
