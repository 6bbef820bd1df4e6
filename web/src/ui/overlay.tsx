/** Dims the page behind a dialog and, by its attribute, keeps it from scrolling (ui/base.css). Radix's own overlay would inject a style element, which the content policy refuses. */
export function Overlay() {
  return <div data-scroll-lock aria-hidden className="appear fixed inset-0 z-(--z-overlay) bg-overlay" />;
}
