/** What of the window is free for the text, between what stays at its head and at its foot. */
interface Room {
  top: number;
  bottom: number;
}

const AIR_PX = 16;

export function freeRoom(): Room {
  const head = document.querySelector('[data-day-progress]');
  const foot = document.querySelector<HTMLElement>('[data-tutor="sheet"], [data-view-bar]');
  return {
    top: Math.max(0, head?.getBoundingClientRect().bottom ?? 0) + AIR_PX,
    // By its height, since it may be on its way up still.
    bottom: window.innerHeight - (foot?.offsetHeight ?? 0) - AIR_PX,
  };
}

/** How far to scroll until a box is in sight; its head, where it is too high for the room. */
export function scrollInto({ top, bottom }: Room, box: Room): number {
  if (box.top < top) return box.top - top;
  return box.bottom > bottom ? Math.min(box.bottom - bottom, box.top - top) : 0;
}
