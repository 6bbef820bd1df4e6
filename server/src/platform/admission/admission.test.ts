import { describe, expect, it } from 'vitest';
import { type Admission, createAdmission } from './admission.ts';
import { createAppointments } from './appointments.ts';
import type { Rank } from './room.rules.ts';
import { adjust, type Room, wholeRoom } from './room.rules.ts';

/** An admission with a clock of its own. */
function anAdmission() {
  const time = { now: 0 };
  const admission = createAdmission(() => time.now);
  const sample = (load: number) => {
    time.now += 100;
    admission.sample(load, 100);
  };
  /** Long behind with nobody in: the least room there is. */
  const shrink = () => {
    for (let n = 0; n < 30; n++) sample(3);
  };
  return { admission, time, sample, shrink };
}

const letIn = (admission: Admission, rank: Rank, count = 1) =>
  Array.from({ length: count }, () => admission.enter(rank)).filter((entry) => 'leave' in entry);

const refusalOf = (entry: ReturnType<Admission['enter']>) => ('refusedFor' in entry ? entry.refusedFor : 0);

describe('T106 admission to a full server', () => {
  it('lets everybody in while the server keeps up, and a rush of less than a second too', () => {
    const { admission, sample } = anAdmission();
    expect(letIn(admission, 'coming', 1000)).toHaveLength(1000);
    for (let n = 0; n < 9; n++) sample(5);
    expect(letIn(admission, 'coming', 50)).toHaveLength(50);
  });

  it('keeps room for who hands in, then for who writes, then for who reads inside, then for who comes', () => {
    const { admission, shrink } = anAdmission();
    shrink();
    const most = (rank: Rank) => letIn(admission, rank, 1000).length;
    expect([most('noting'), most('coming'), most('reading'), most('writing'), most('handingIn')]).toEqual([
      35, 20, 15, 15, 15,
    ]);
    expect(admission.refused()).toMatchObject({ handingIn: 985, coming: 980 });
  });

  it('lets in as many as go', () => {
    const { admission, shrink } = anAdmission();
    shrink();
    const [first] = letIn(admission, 'coming', 100);
    expect(letIn(admission, 'coming')).toHaveLength(0);
    first?.leave();
    expect(letIn(admission, 'coming', 2)).toHaveLength(1);
  });

  it('takes no place from others for a call that waits for something else, like an upload', () => {
    const { admission, shrink, time } = anAdmission();
    shrink();
    letIn(admission, 'coming', 100);
    time.now += 5_001;
    admission.sample(3, 100);
    expect(admission.inFlight()).toBe(0);
    expect(letIn(admission, 'coming')).toHaveLength(1);
  });

  it('gives no place to calls whose senders keep them waiting, until all of them has come', () => {
    const { admission, time } = anAdmission();
    let hasCome = false;
    for (let n = 0; n < 2000; n++) admission.enter('handingIn', () => hasCome);
    expect(letIn(admission, 'coming')).toHaveLength(0);
    time.now += 300;
    admission.sample(0, 100);
    expect(letIn(admission, 'coming')).toHaveLength(1);
    hasCome = true;
    admission.sample(0, 100);
    expect(admission.inFlight()).toBe(2001);
  });

  it('tells who hands in to come back within seconds, and others as fast as others get in', () => {
    const { admission, shrink, time } = anAdmission();
    shrink();
    letIn(admission, 'handingIn', 1000);
    time.now += 100;
    expect(refusalOf(admission.enter('handingIn'))).toBeLessThanOrEqual(20);
    const waits = Array.from({ length: 20_000 }, () => refusalOf(admission.enter('coming')));
    expect(waits[0]).toBeGreaterThanOrEqual(4);
    expect(waits.at(-1)).toBe(120);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  });
});

describe('T106 the room of a server', () => {
  /** A server whose load follows from how many are inside, as a queue makes it. */
  function settle(carries: number, room: Room): number[] {
    const sizes: number[] = [];
    let now = room;
    for (let n = 0; n < 600; n++) {
      const inside = now.size * 0.55;
      now = adjust(now, { load: inside / carries, peak: inside, left: 0, ms: 100 });
      sizes.push(now.size);
    }
    return sizes;
  }

  it.each([20, 200, 800])('comes to rest where the load of %i calls is 1, and does not swing', (carries) => {
    const rest = settle(carries, wholeRoom).slice(-300);
    const wanted = Math.max(100, carries / 0.55);
    expect(Math.min(...rest)).toBeGreaterThan(wanted * 0.85);
    expect(Math.max(...rest)).toBeLessThan(wanted * 1.15);
  });

  it('is whole again within a minute after the load', () => {
    let room: Room = { size: 100, behindMs: 900, rate: 0 };
    for (let n = 0; n < 600; n++) room = adjust(room, { load: 0.1, peak: 3, left: 3, ms: 100 });
    expect(room).toMatchObject({ size: wholeRoom.size, behindMs: 0 });
  });

  it('holds as many as are answered in half a second, however far behind the server is', () => {
    let room = wholeRoom;
    for (let n = 0; n < 600; n++) room = adjust(room, { load: 3, peak: 20, left: 110, ms: 100 });
    // 1,100 a second, and who comes fills 55 of a hundred places.
    expect(room.size).toBeCloseTo(1000);
  });

  it('is never so small that nobody gets through, and one late moment changes nothing', () => {
    let room = wholeRoom;
    // It took five seconds and is over; the same once more in a row is a rush.
    room = adjust(room, { load: 500, peak: 900, left: 0, ms: 5000 });
    expect(room.size).toBe(wholeRoom.size);
    for (let n = 0; n < 100; n++) room = adjust(room, { load: 500, peak: 0, left: 0, ms: 5000 });
    expect(room.size).toBe(100);
  });
});

it('T106 gives those who wait appointments one after the other, and no line grows for ever', () => {
  const line = createAppointments({ least: 4, most: 120 });
  for (let second = 0; second <= 20; second++) for (let n = 0; n < 100; n++) line.gotIn(second * 1000);
  const booked = Array.from({ length: 1000 }, () => line.book(20_000));
  // A hundred a second got in, so a thousand are told ten seconds' worth of different times.
  expect(booked[0]).toBe(5);
  expect(booked.at(-1)).toBeGreaterThanOrEqual(13);
  expect(booked.at(-1)).toBeLessThanOrEqual(16);
  for (let n = 0; n < 100_000; n++) line.book(20_000);
  expect(line.book(20_000)).toBe(120);
});
