/** One row of a flow table. */
export interface Move {
  readonly from: string;
  readonly event: string;
  readonly actor: string;
  readonly guard?: Readonly<Record<string, boolean | undefined>> | undefined;
  readonly to: string;
  readonly screen: string;
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly actor: string;
  readonly label: string;
}

export interface Machine {
  readonly states: readonly {
    readonly name: string;
    readonly screen: string;
    readonly stays: readonly string[];
  }[];
  /** States that share the same exits: drawn in one frame with one arrow for each exit. */
  readonly group: readonly string[];
  readonly arrows: readonly Arrow[];
}

export const GROUP = 'group';
const GROUP_FROM = 4;

/**
 * Turns a flow table into a drawing: events that change no state go inside their box, shared exits to a
 * frame.
 */
export function machineOf(moves: readonly Move[]): Machine {
  const changing = moves.filter(({ from, to }) => from !== to);
  const origins = Map.groupBy(changing, (move) =>
    JSON.stringify([move.event, move.actor, labelOf(move), move.to]),
  );
  const common = [...origins.values()].filter((same) => same.length >= GROUP_FROM);
  const group =
    common.map((same) => same.map(({ from }) => from)).sort((a, b) => b.length - a.length)[0] ?? [];
  const isGroup = (same: readonly Move[]) =>
    same.length === group.length && same.every(({ from }) => group.includes(from));
  const arrows = [...origins.values()].flatMap((same) =>
    isGroup(same) ? same.slice(0, 1).map(fromGroup) : same.map(arrowOf),
  );
  const names = [...new Set(moves.flatMap(({ from, to }) => [from, to]))];
  return {
    states: names.map((name) => ({
      name,
      screen: moves.find(({ to }) => to === name)?.screen ?? 'start',
      stays: moves
        .filter(({ from, to }) => from === name && to === name)
        .map((move) => `${move.event} · ${move.actor}`),
    })),
    group,
    arrows: joinTwins(arrows),
  };
}

function arrowOf(move: Move): Arrow {
  return { from: move.from, to: move.to, actor: move.actor, label: labelOf(move) };
}

function fromGroup(move: Move): Arrow {
  return { ...arrowOf(move), from: GROUP };
}

function labelOf({ event, guard = {} }: Move): string {
  const facts = Object.entries(guard).map(([fact, holds]) => `${holds ? '' : 'not '}${wordsOf(fact)}`);
  return facts.length > 0 ? `${event}\n[${facts.join(', ')}]` : event;
}

function wordsOf(fact: string): string {
  return fact.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Two events of one actor between the same states share an arrow. */
function joinTwins(arrows: readonly Arrow[]): Arrow[] {
  const twins = Map.groupBy(arrows, ({ from, to, actor }) => `${from}>${to}>${actor}`);
  return [...twins.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, label: same.map(({ label }) => label).join('\n') }] : [];
  });
}
