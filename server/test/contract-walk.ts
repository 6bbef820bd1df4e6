import type { TestApp } from './harness.ts';

interface OpenApiOperation {
  operationId: string;
  security: unknown[];
  parameters: { name: string; in: string; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

export interface WalkedCall {
  id: string;
  method: string;
  path: string;
  isPublic: boolean;
  operation: OpenApiOperation;
}

/** Every call of the published OpenAPI document, so that a test cannot forget a new one. */
export async function walkContract(app: TestApp): Promise<WalkedCall[]> {
  const document = (await app.inject({ url: '/api/v1/openapi.json' })).json();
  return Object.entries<Record<string, OpenApiOperation>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      isPublic: operation.security.length === 0,
      operation,
    })),
  );
}
