import { type FeatureOperations, featureEndpoints } from './features.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { Operation, ParsedInput } from './http/operation.ts';
import { featureOperations } from './operations.ts';

/** What a call carries in its body, parsed: `Body<'sprints', 'update'>`. */
export type Body<
  F extends keyof FeatureOperations,
  Call extends keyof FeatureOperations[F],
> = FeatureOperations[F][Call] extends Operation ? ParsedInput<FeatureOperations[F][Call]>['body'] : never;

/** One call of the API with both of its halves. */
export interface ContractEntry {
  feature: string;
  name: string;
  endpoint: Endpoint;
  operation: Operation;
}

/** The whole contract as a flat list, in the order in which the reference shows it. */
export function listContract(): ContractEntry[] {
  const operations = featureOperations as unknown as Record<string, Record<string, Operation>>;
  return Object.entries(featureEndpoints).flatMap(([feature, table]) =>
    Object.entries<Endpoint>(table).map(([name, endpoint]) => {
      const operation = operations[feature]?.[name];
      if (!operation) throw new Error(`The contract has no operation for ${feature}.${name}`);
      return { feature, name, endpoint, operation };
    }),
  );
}
