import type { Classroom } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isClassroom } from '../../lib/classroom.ts';
import { classroomQuery } from './classroom-query.ts';
import { storedClassroom } from './stored.ts';

type Addresses = Classroom['addresses'];

/** The address that was chosen, while the laptop has it; else the likeliest. Null while it has none. */
export function pickOrigin(addresses: Addresses, chosen: string | null): string | null {
  const origins = addresses.map(({ origin }) => origin);
  return origins.find((origin) => origin === chosen) ?? origins[0] ?? null;
}

/** Where those go who take a quiz: this very address, or in class mode the laptop's in the local network. */
export function useJoinOrigin(): string {
  const { data } = useQuery({ ...classroomQuery, enabled: isClassroom() });
  const origin = pickOrigin(data?.addresses ?? [], storedClassroom.classAddress.get());
  return origin ?? window.location.origin;
}

/** The laptop's addresses and the one that the class uses. */
export function useAddresses(addresses: Addresses) {
  const [chosen, setChosen] = useState(storedClassroom.classAddress.get());
  const choose = (origin: string) => {
    storedClassroom.classAddress.set(origin);
    setChosen(origin);
  };
  return { origin: pickOrigin(addresses, chosen), choose };
}
