/** The first descriptor passed by systemd (sd_listen_fds(3)). */
const FIRST = 3;

/**
 * The descriptor of a listening socket passed by systemd or a compatible supervisor; null if there is none. Connections wait
 * in it during a restart. Of several, the first.
 */
export function inheritedSocket(variables: Record<string, string | undefined>, pid: number): number | null {
  // The variables may be inherited and meant for the parent process.
  const isForThis = variables['LISTEN_PID'] === String(pid);
  return isForThis && Number(variables['LISTEN_FDS']) >= 1 ? FIRST : null;
}
