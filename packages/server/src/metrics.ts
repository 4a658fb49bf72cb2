/** What an operator watches, in the form Prometheus reads. */
import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const CHANNELS = ['push', 'webhook', 'mail'];

export interface Metrics {
  registry: Registry;
  /** From a command's arrival to its acknowledgement. */
  acknowledged: Histogram;
  refused: Counter<'code'>;
  lines: Counter;
  removed: Counter;
  /** By the first digit of their status, such as `5xx`. */
  responses: Counter<'status'>;
  signInFailures: Counter<'why'>;
  /** How long a question waited for a free bot. */
  botWait: Histogram;
  sent: Counter;
  cutOff: Counter;
  reports: Counter;
  notices: Counter;
  exercises: Counter;
  /** By channel. */
  nudges: Counter<'channel'>;
  nudgeFailures: Counter<'channel'>;
}

export interface Gauged {
  connections(): number;
  tables(): number;
  frozen(): number;
  thinking(): number;
  isDatabaseUp(): boolean;
  copyAge(): number;
  /** People who should have been told of their turn by now. */
  late(): number;
  company(): { nodes: number; isConnected: boolean };
  /** Where the embedded database lies; null where another machine may keep it. */
  folder: string | null;
}

export function collectMetrics(now: Gauged): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('polis_connections', 'Open sockets', now.connections);
  gauge('polis_tables', 'Tables in memory', now.tables);
  gauge('polis_tables_frozen', 'Tables found since the start that cannot be rebuilt as they were', now.frozen);
  gauge('polis_bot_questions_waiting', 'Questions that wait for a free bot', now.thinking);
  gauge('polis_database_up', '1 while the database takes what is written', () => (now.isDatabaseUp() ? 1 : 0));
  gauge('polis_copy_age_seconds', 'What is younger may not be in the copy yet; 0 where none is made', now.copyAge);
  gauge('polis_nudges_late', 'People who should have been told of their turn a minute ago', now.late);
  if (now.folder !== null) watchDisk(now.folder, registry);
  gauge('polis_other_nodes', 'Other nodes that are alive', () => now.company().nodes);
  gauge('polis_bus_up', '1 while news of other nodes come at once', () => (now.company().isConnected ? 1 : 0));
  return {
    registry,
    acknowledged: new Histogram({
      name: 'polis_acknowledge_seconds',
      help: 'From the arrival of a command to its acknowledgement',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    refused: new Counter({ name: 'polis_refused_total', help: 'Messages refused', labelNames: ['code'], registers }),
    lines: new Counter({
      name: 'polis_lines_total',
      help: 'Lines of journals written',
      registers,
    }),
    removed: new Counter({
      name: 'polis_tables_removed_total',
      help: 'Unfinished tables removed because nobody has touched them for long',
      registers,
    }),
    responses: withAll(
      new Counter({ name: 'polis_http_responses_total', help: 'HTTP answers', labelNames: ['status'], registers }),
      'status',
      ['1xx', '2xx', '3xx', '4xx', '5xx'],
    ),
    signInFailures: withAll(
      new Counter({
        name: 'polis_sign_in_failures_total',
        help: 'Tries to sign in that failed',
        labelNames: ['why'],
        registers,
      }),
      'why',
      ['password', 'passkey', 'too-many', 'busy'],
    ),
    botWait: new Histogram({
      name: 'polis_bot_wait_seconds',
      help: 'From a question to a bot until a thread is free for it',
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    sent: new Counter({ name: 'polis_messages_sent_total', help: 'Messages sent to sockets', registers }),
    reports: new Counter({ name: 'polis_reports_total', help: 'Reports on people', registers }),
    notices: new Counter({ name: 'polis_notices_total', help: 'Times that someone was told of a decision', registers }),
    exercises: new Counter({ name: 'polis_exercises_total', help: 'Exercises made from rated games', registers }),
    nudges: withAll(
      new Counter({
        name: 'polis_nudges_total',
        help: 'Times that someone was told of their turn',
        labelNames: ['channel'],
        registers,
      }),
      'channel',
      CHANNELS,
    ),
    nudgeFailures: withAll(
      new Counter({
        name: 'polis_nudge_failures_total',
        help: 'Tries to tell someone of their turn that failed',
        labelNames: ['channel'],
        registers,
      }),
      'channel',
      CHANNELS,
    ),
    cutOff: new Counter({
      name: 'polis_sockets_cut_off_total',
      help: 'Sockets closed because nobody read what was sent to them',
      registers,
    }),
  };
}

/** What has not happened yet counts as nothing, so that the first time is seen to be more. */
function withAll<L extends string>(counter: Counter<L>, label: L, values: readonly string[]): Counter<L> {
  for (const value of values) counter.inc({ [label]: value } as Record<L, string>, 0);
  return counter;
}

/** Nothing is left of a disk that cannot be asked. */
function watchDisk(folder: string, registry: Registry): void {
  const gauge = (name: string, help: string, what: 'bavail' | 'blocks'): Gauge =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const disk = await statfs(folder).catch(() => null);
        this.set(disk === null ? 0 : disk[what] * disk.bsize);
      },
    });
  gauge('polis_disk_free_bytes', 'What is left for the server of the disk where the data lies', 'bavail');
  gauge('polis_disk_size_bytes', 'That disk', 'blocks');
}
