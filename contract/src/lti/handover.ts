/**
 * How the page of a launch hands it to the app: in its own window by the tab's storage, in another by messages between two
 * windows of this origin. Never in an address.
 */
export const launchHandover = {
  storedAs: 'ltiLaunch',
  /** The new window is there and asks the one that opened it. */
  ready: 'akada.launch.ready',
  /** The answer, with code and key. */
  given: 'akada.launch.given',
} as const;
