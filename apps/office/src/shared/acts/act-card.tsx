import { Card } from '@novosel/ui/blocks/card.tsx';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ActForm } from './act-form.tsx';

interface ActCardProps<Values extends FieldValues, Output extends FieldValues>
  extends ComponentProps<typeof ActForm<Values, Output>> {
  title: string;
}

/** A form of one act in a card. */
export const ActCard = <Values extends FieldValues, Output extends FieldValues>({
  title,
  ...form
}: ActCardProps<Values, Output>) => (
  <Card title={title}>
    <ActForm {...form} />
  </Card>
);
