import type { Direction, RoomCode } from '@novosel/contract/catalogue/drawn/plan.ts';
import { ANY, bathroomArrangements, type Piece } from './bathroom-pieces.ts';

const SIDES: readonly Direction[] = ['west', 'east'];

const bedroomPieces: readonly Piece[] = [
  {
    code: 'bedDouble',
    size: [166, 204],
    backs: ['east', 'west'],
    at: 'middle',
    before: 55,
    smaller: [[146, 200]],
  },
  {
    code: 'wardrobe',
    size: [220, 58],
    backs: ['west', 'east', 'south'],
    at: 'ends',
    before: 55,
    tall: true,
    smaller: [
      [160, 58],
      [110, 58],
    ],
  },
  { code: 'desk', size: [110, 52], backs: ['west', 'east', 'north'], at: 'ends', before: 40 },
];

const pieces: Partial<Record<RoomCode, readonly Piece[]>> = {
  studio: [
    {
      code: 'kitchen',
      size: [240, 60],
      backs: SIDES,
      at: 'ends',
      before: 80,
      tall: true,
      smaller: [
        [200, 60],
        [180, 60],
      ],
    },
    { code: 'bedDouble', size: [146, 204], backs: ['east', 'west', 'north'], at: 'ends', before: 50 },
    {
      code: 'wardrobe',
      size: [150, 58],
      backs: ['east', 'west', 'south'],
      at: 'ends',
      before: 50,
      tall: true,
      smaller: [[110, 58]],
    },
    {
      code: 'dining',
      size: [90, 132],
      backs: ['north', 'west', 'east'],
      at: 'ends',
      before: 0,
      smaller: [[80, 124]],
    },
  ],
  kitchenLiving: [
    {
      code: 'kitchen',
      size: [310, 60],
      backs: SIDES,
      at: 'ends',
      before: 70,
      tall: true,
      smaller: [
        [270, 60],
        [230, 60],
        [200, 60],
      ],
    },
    {
      code: 'sofa',
      size: [210, 84],
      backs: ['east', 'west'],
      at: 'middle',
      before: 30,
      smaller: [[180, 80]],
    },
    { code: 'dining', size: [150, 156], backs: ['north'], at: 'middle', before: 0, smaller: [[120, 140]] },
  ],
  kitchen: [
    {
      code: 'kitchen',
      size: [290, 60],
      backs: SIDES,
      at: 'ends',
      before: 70,
      tall: true,
      smaller: [
        [250, 60],
        [210, 60],
      ],
    },
    {
      code: 'dining',
      size: [130, 140],
      backs: ['east', 'west', 'north'],
      at: 'middle',
      before: 0,
      smaller: [
        [110, 136],
        [90, 128],
      ],
    },
  ],
  living: [
    {
      code: 'sofa',
      size: [220, 88],
      backs: ['east', 'west'],
      at: 'middle',
      before: 60,
      smaller: [[180, 84]],
    },
    { code: 'shelf', size: [180, 42], backs: ['west', 'east'], at: 'middle', before: 40, tall: true },
    { code: 'armchair', size: [80, 78], backs: ['north', 'west'], at: 'ends', before: 20 },
    { code: 'wardrobe', size: [110, 58], backs: ['west', 'east'], at: 'ends', before: 50, tall: true },
  ],
  bedroom: bedroomPieces,
  nursery: [
    { code: 'bedSingle', size: [92, 192], backs: ['north', 'south'], at: 'ends', before: 30 },
    { code: 'desk', size: [130, 54], backs: ['west', 'east'], at: 'ends', before: 50, smaller: [[110, 52]] },
    {
      code: 'wardrobe',
      size: [120, 56],
      backs: ['east', 'west', 'south'],
      at: 'ends',
      before: 45,
      tall: true,
      smaller: [[90, 56]],
    },
  ],
  study: [
    { code: 'desk', size: [140, 60], backs: ['west', 'east', 'north'], at: 'ends', before: 60 },
    { code: 'sofa', size: [180, 84], backs: ['east', 'south', 'west'], at: 'middle', before: 40 },
    { code: 'shelf', size: [120, 36], backs: ANY, at: 'ends', before: 35, tall: true },
  ],
  hall: [
    {
      code: 'wardrobe',
      size: [230, 42],
      backs: ['south', 'north', 'west', 'east'],
      at: 'ends',
      before: 55,
      tall: true,
      smaller: [
        [180, 42],
        [140, 42],
        [100, 42],
      ],
    },
  ],
  toilet: [
    { code: 'toilet', size: [40, 64], backs: ANY, at: 'middle', before: 40 },
    { code: 'basin', size: [48, 34], backs: ANY, at: 'ends', before: 35 },
  ],
  wardrobe: [
    {
      code: 'shelf',
      size: [160, 45],
      backs: ANY,
      at: 'ends',
      before: 40,
      tall: true,
      smaller: [
        [120, 40],
        [90, 36],
      ],
    },
  ],
  laundry: [
    { code: 'washer', size: [60, 58], backs: ANY, at: 'ends', before: 40 },
    { code: 'washer', size: [60, 58], backs: ANY, at: 'ends', before: 40 },
    { code: 'basin', size: [56, 42], backs: ANY, at: 'ends', before: 35 },
  ],
  sales: [
    {
      code: 'counter',
      size: [240, 60],
      backs: ['south', 'west', 'east'],
      at: 'middle',
      before: 80,
      smaller: [[160, 60]],
    },
    {
      code: 'shelf',
      size: [260, 45],
      backs: SIDES,
      at: 'middle',
      before: 60,
      tall: true,
      smaller: [[180, 45]],
    },
    {
      code: 'shelf',
      size: [260, 45],
      backs: SIDES,
      at: 'middle',
      before: 60,
      tall: true,
      smaller: [[180, 45]],
    },
  ],
  stock: [
    { code: 'shelf', size: [160, 45], backs: ANY, at: 'ends', before: 50, tall: true, smaller: [[100, 40]] },
  ],
  storage: [
    { code: 'shelf', size: [140, 40], backs: ANY, at: 'ends', before: 50, tall: true, smaller: [[90, 36]] },
  ],
};

/** The arrangements of a room, the best first; in each the most important piece first. */
export function arrangementsFor(code: RoomCode, separateToilet: boolean): readonly (readonly Piece[])[] {
  return code === 'bathroom' ? bathroomArrangements(separateToilet) : [pieces[code] ?? []];
}
