/** The first descriptor that systemd hands over (sd_listen_fds(3)). */
const FIRST = 3;

/**
 * The descriptor of a listening socket that systemd, or what does as it does, has opened for this process; null where there
 * is none. Connections wait in such a socket while the process is restarted, and none is refused. Of several, the first.
 */
export function inheritedSocket(variables: Record<string, string | undefined>, pid: number): number | null {
  // The variables may have been meant for a parent, and come down by inheritance.
  const isForThis = variables['LISTEN_PID'] === String(pid);
  return isForThis && Number(variables['LISTEN_FDS']) >= 1 ? FIRST : null;
}
