interface Labels {
  enlarge: string;
  close: string;
}

/**
 * A press on a picture of a lesson shows it as wide as it can be read, to be moved under the finger. The pictures are
 * the server's HTML, so each is given its button here; a dialog of the browser brings focus, Escape and Android's back
 * button with it. Returns what ends it.
 */
export function offerLargePictures(root: HTMLElement, labels: Labels): () => void {
  for (const figure of root.querySelectorAll<HTMLElement>('figure.picture')) {
    if (figure.querySelector('.enlarge')) continue;
    const caption = figure.querySelector('figcaption')?.textContent?.trim();
    const button = buttonWith('enlarge', caption ? `${labels.enlarge}: ${caption}` : labels.enlarge);
    figure.append(button);
  }
  const press = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest('.enlarge, figure.picture svg') : null;
    const svg = pressed?.closest('figure')?.querySelector('svg');
    if (svg) show(svg, labels.close);
  };
  root.addEventListener('click', press);
  return () => root.removeEventListener('click', press);
}

function show(svg: SVGElement, closeLabel: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'large-picture';
  dialog.setAttribute('aria-label', svg.querySelector('title')?.textContent ?? '');
  const pane = document.createElement('div');
  pane.tabIndex = 0;
  pane.append(svg.cloneNode(true));
  const close = buttonWith('close-picture', closeLabel);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(close, pane);
  document.body.append(dialog);
  dialog.showModal();
}

function buttonWith(className: string, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.setAttribute('aria-label', label);
  return button;
}
