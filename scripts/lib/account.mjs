import { randomUUID } from 'node:crypto';

/**
 * @typedef {object} Account
 * @property {string} name
 * @property {string} email
 * @property {string} password
 * @property {string} accessToken
 * @property {string} refreshToken
 * @property {{ id: string, name: string, email: string, avatar_url: string | null }} user
 */

/**
 * Registers a new account through the API, for journeys and benchmarks that are about something else.
 * @param {string} url
 * @param {{ name?: string, email?: string, password?: string }} [given]
 * @returns {Promise<Account>}
 */
export async function createAccount(url, given = {}) {
  const account = {
    name: 'Ada Obi',
    email: `ada-${randomUUID()}@example.com`,
    password: 'a long pass phrase',
    ...given,
  };
  return { ...account, ...(await callAuth(url, 'register', account)) };
}

/**
 * @param {string} url
 * @param {{ email: string, password: string }} credentials
 * @param {string} [address] as which a server behind a proxy sees it
 */
export async function logIn(url, { email, password }, address) {
  return callAuth(url, 'login', { email, password }, address);
}

/**
 * @param {string} url
 * @param {'register' | 'login'} door
 * @param {object} body
 * @param {string} [address]
 */
async function callAuth(url, door, body, address) {
  const response = await fetch(`${url}/api/v1/auth/${door}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(address && { 'x-forwarded-for': address }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${door} answered ${response.status}: ${await response.text()}`);
  const { access_token: accessToken, refresh_token: refreshToken, user } = await response.json();
  return { accessToken, refreshToken, user };
}
