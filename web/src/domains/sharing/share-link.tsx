import { Copy, MessageCircle, QrCode, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { Field } from '../../ui/field.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { copyFrom } from './copy-from.ts';
import { shareTexts as texts } from './texts.ts';

interface ShareLinkProps {
  link: string;
  /** Names the field that holds the link. */
  label: string;
  /** What is sent along when the link is shared. */
  message: string;
  /** Names the QR code, where there is to be one; shown on request, because it costs a download. */
  qr?: string;
  /** Called before the link is handed on; calls back when that may be. */
  guard?: (share: () => void) => void;
}

const atOnce = (share: () => void) => share();

/** A link with the ways to hand it on: WhatsApp, where classes are, then copy, the phone's share sheet, a QR code. */
export function ShareLink({ link, label, message, qr, guard = atOnce }: ShareLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [showsQr, setShowsQr] = useState(false);
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(message)}`;
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
        <Button variant="secondary" onClick={() => guard(() => void copyFrom(field.current, texts))}>
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
            {texts.showQr}
          </Button>
        ) : null}
      </div>
      {qr && showsQr ? <QrPicture text={link} label={qr} hint={texts.qrText} /> : null}
      <Field ref={field} label={label} value={link} readOnly onFocus={(event) => event.target.select()} />
    </div>
  );
}
