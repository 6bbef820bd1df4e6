import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps.ts';
import type { Deliveries } from '../domains/billing/payments/payments.service.ts';
import type { Allowances } from '../domains/billing/plans/allowances.service.ts';
import type { Limiter } from '../domains/house/limiter/limiter.service.ts';
import type { AccountRemoved, PersonalData } from '../domains/house/personal-data.service.ts';
import type { SessionsEnded } from '../domains/identity/auth/sessions.service.ts';
import type { OuterDoors } from '../domains/identity/social/links.service.ts';
import type { Composer, Stoppable } from '../domains/letters/mail/mail.service.ts';
import type { LinkPreviewer } from '../domains/sharing/link-preview.service.ts';
import type { SharedThing } from '../domains/sharing/shared-thing.service.ts';
import type { GenerationMaker } from '../domains/teaching/generation/generation.service.ts';
import type { Figures } from '../platform/figures.ts';
import type { Judging } from '../platform/judging/judging.ts';
import type { RenderLesson } from '../platform/markdown/lessons-apart.ts';
import type { RenderRich } from '../platform/markdown/rich-lines.ts';
import type { AllHandlers } from '../platform/mount.ts';
import type { JobSettings, RunningQueue, Work } from '../platform/queue.ts';

/** What the features bring for each other. It grows while they are built: read it when work comes, never in `build`. */
export interface Brought {
  letters: Record<string, Composer>;
  stoppable: Record<string, Stoppable>;
  makers: GenerationMaker[];
  deliveries: Deliveries;
  previews: Record<string, LinkPreviewer>;
  allowances: Allowances;
  figures: Figures;
  onSessionsEnded: SessionsEnded[];
  outerDoors: OuterDoors[];
  onAccountRemoved: AccountRemoved[];
}

/** What every feature stands on: the adapters, and what is made of them once for all. */
export interface Ground extends AppDeps {
  queue: RunningQueue;
  limiter: Limiter;
  render: RenderLesson;
  renderRich: RenderRich;
  judging: Judging;
  /** What all features keep about people. */
  personalData: readonly PersonalData[];
  brought: Brought;
}

/** What a feature consists of once it is built; all of it may be left out. */
export interface Built {
  /** What features later in the list can ask for, by name. */
  services?: object;
  /** The handlers of its calls in the contract. */
  routes?: Partial<AllHandlers>;
  /** What it serves beside the contract: pages, pictures, documents for machines. */
  serve?(http: FastifyInstance): void | Promise<void>;
  /** Who does its jobs. */
  work?: readonly Work[];
  /** Who writes its letters, by their kind (`mail.post`). */
  letters?: Record<string, Composer>;
  /** How those of its letters are stopped that people can do without, by their kind (`unsubscription.linkFor`). */
  stoppable?: Record<string, Stoppable>;
  /** Who makes what takes longer than a request (`generations.start`). */
  makers?: readonly GenerationMaker[];
  /** What payments for its things bring (`payments.begin`). */
  deliveries?: Partial<Deliveries>;
  /** What a link to its things says of itself in a chat, by the first part of the link's path. */
  previews?: Record<string, LinkPreviewer>;
  /** How much of what a plan allows somebody has used. */
  allowances?: Partial<Allowances>;
  /** How it is doing, for whoever runs the server. */
  figures?: Partial<Figures>;
  /** The ways into accounts that it keeps, for the list of them and for recovery. */
  outerDoors?: OuterDoors;
  /** What goes with a session that ends, in the transaction that ends it. */
  onSessionsEnded?: SessionsEnded;
  /** What goes with an account beside its rows, in the transaction that removes it. */
  onAccountRemoved?: AccountRemoved;
  /** What goes on by itself in a worker, beside the jobs. */
  startWorker?(): void;
  stop?(): Promise<void>;
}

/** A part of the product with all that it brings. What it needs of others is the second thing that `build` takes. */
export interface Feature<Needs, B extends Built> {
  name: string;
  jobs?: readonly JobSettings[];
  personalData?: readonly PersonalData[];
  /** What of it people open by a link. */
  shared?: readonly SharedThing[];
  build(ground: Ground, needs: Needs): B | Promise<B>;
}

/** Declares a feature, and lets the compiler see what exactly it needs and brings. */
export function feature<Needs, B extends Built>(definition: Feature<Needs, B>): Feature<Needs, B> {
  return definition;
}
