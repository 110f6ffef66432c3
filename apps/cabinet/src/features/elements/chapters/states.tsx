import { Button } from '@novosel/ui/actions/button.tsx';
import type { ComponentProps } from 'react';

type StatesProps = Required<Pick<ComponentProps<typeof Button>, 'variant' | 'children'>>;

/** A button at rest, under the pointer, pressed, and with the focus. */
export const States = ({ variant, children }: StatesProps) => (
  <div className="row">
    {[undefined, 'hover', 'pressed', 'focus'].map((as) => (
      <Button key={as ?? 'rest'} variant={variant} data-as={as}>
        {children}
      </Button>
    ))}
  </div>
);
