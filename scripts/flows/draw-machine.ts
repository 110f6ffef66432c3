import { ELK, type ElkExtendedEdge, type ElkNode } from './elk.ts';
import { type Arrow, GROUP, type Machine, type Move, machineOf } from './machine.ts';

const COLOURS: Readonly<Record<string, string>> = {
  buyer: '#1f6f5c',
  staff: '#8a4b08',
  acquirer: '#2b57a5',
  clock: '#6b6b76',
};
const LINE = 15;
const MARGIN = 24;
const LEGEND = 56;

interface FramedMachine extends Machine {
  readonly frame: string;
}

/**
 * Draws a state machine as SVG. The same table gives the same bytes.
 * @param frame caption of the frame around states with the same exits
 */
export async function drawMachine(
  title: string,
  moves: readonly Move[],
  frame = 'the same ways out',
): Promise<string> {
  const machine: FramedMachine = { ...machineOf(moves), frame };
  const placed = await new ELK().layout(graphOf(machine));
  const width = Math.ceil((placed.width ?? 0) + 2 * MARGIN);
  const height = Math.ceil((placed.height ?? 0) + 2 * MARGIN + LEGEND);
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="12">`,
    `<title>${title}: states and moves</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...legend(title, [...new Set(moves.map(({ actor }) => actor))]),
    `<g transform="translate(${MARGIN} ${MARGIN + LEGEND})">`,
    ...nodes(placed, machine, { x: 0, y: 0 }),
    ...edges(placed, machine.arrows),
    '</g>',
    '</svg>',
  ].join('\n')}\n`;
}

function graphOf({ states, group, arrows }: Machine): ElkNode {
  const box = (state: Machine['states'][number]): ElkNode => ({
    id: state.name,
    width: Math.max(
      120,
      boldRatio * widthOf(state.name) + 28,
      ...[screenOf(state), ...state.stays].map((text) => widthOf(text) + 28),
    ),
    height: 46 + state.stays.length * LINE,
  });
  const inside = states.filter(({ name }) => group.includes(name)).map(box);
  const frame: ElkNode = {
    id: GROUP,
    children: inside,
    layoutOptions: { 'elk.padding': '[top=28,left=20,bottom=20,right=20]' },
  };
  return {
    id: 'root',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.json.edgeCoords': 'ROOT',
      'elk.spacing.nodeNode': '36',
      'elk.layered.spacing.nodeNodeBetweenLayers': '44',
      'elk.spacing.edgeLabel': '4',
      'elk.layered.spacing.edgeNodeBetweenLayers': '18',
    },
    children: [
      ...states.filter(({ name }) => !group.includes(name)).map(box),
      ...(inside.length > 0 ? [frame] : []),
    ],
    edges: arrows.map(({ from, to, label }, i) => ({
      id: String(i),
      sources: [from],
      targets: [to],
      labels: [
        {
          text: label,
          width: Math.max(...label.split('\n').map(widthOf)) + 6,
          height: label.split('\n').length * LINE,
        },
      ],
    })),
  };
}

function nodes(parent: ElkNode, machine: FramedMachine, origin: { x: number; y: number }): string[] {
  return (parent.children ?? []).flatMap((node) => {
    const [x, y] = [origin.x + (node.x ?? 0), origin.y + (node.y ?? 0)];
    const [width, height] = [node.width ?? 0, node.height ?? 0];
    if (node.id === GROUP) {
      return [
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="#f6f5f1" stroke="#c9c6bc" stroke-dasharray="5 4"/>`,
        `<text x="${x + 14}" y="${y + 18}" fill="#6b6b76">${machine.frame}</text>`,
        ...nodes(node, machine, { x, y }),
      ];
    }
    const state = machine.states.find(({ name }) => name === node.id);
    const stays = (state?.stays ?? []).map(
      (stay, i) =>
        `<text x="${x + width / 2}" y="${y + 54 + i * LINE}" text-anchor="middle" fill="#6b6b76" font-size="11">${stay}</text>`,
    );
    return [
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="#fff" stroke="#33322e" stroke-width="1.4"/>`,
      `<text x="${x + width / 2}" y="${y + 20}" text-anchor="middle" font-weight="600" font-size="13">${node.id}</text>`,
      `<text x="${x + width / 2}" y="${y + 36}" text-anchor="middle" fill="#6b6b76" font-size="11">${state ? screenOf(state) : ''}</text>`,
      ...stays,
    ];
  });
}

function edges(placed: ElkNode, arrows: readonly Arrow[]): string[] {
  return (placed.edges ?? []).flatMap((edge: ElkExtendedEdge) => {
    const colour = COLOURS[arrows[Number(edge.id)]?.actor ?? ''] ?? '#33322e';
    const lines = (edge.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) => {
      const points = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${x} ${y}`);
      return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="1.3" marker-end="url(#${colour.slice(1)})"/>`;
    });
    const labels = (edge.labels ?? []).flatMap(({ text = '', x = 0, y = 0, width = 0, height = 0 }) => [
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff" fill-opacity="0.86"/>`,
      ...text
        .split('\n')
        .map(
          (line, i) =>
            `<text x="${x + 3}" y="${y + 11 + i * LINE}" fill="${colour}" font-size="11">${line}</text>`,
        ),
    ]);
    return [...lines, ...labels];
  });
}

function legend(title: string, actors: readonly string[]): string[] {
  const heads = actors
    .map((actor) => COLOURS[actor] ?? '#33322e')
    .map(
      (colour) =>
        `<marker id="${colour.slice(1)}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L8 4L0 8z" fill="${colour}"/></marker>`,
    );
  const words = actors.map(
    (actor, i) =>
      `<text x="${MARGIN + i * 90}" y="56" fill="${COLOURS[actor] ?? '#33322e'}" font-weight="600">→ ${actor}</text>`,
  );
  return [
    `<defs>${heads.join('')}</defs>`,
    `<text x="${MARGIN}" y="32" font-size="18" font-weight="600">${title}</text>`,
    ...words,
  ];
}

const screenOf = ({ screen }: Machine['states'][number]): string => `screen: ${screen}`;

/** How many times wider the bold and larger name of a state is. */
const boldRatio = 1.4;

/** Width in px, near enough for 11-12 px system fonts; the layout needs no more. */
function widthOf(text: string): number {
  return Math.ceil(text.length * 6.1);
}
