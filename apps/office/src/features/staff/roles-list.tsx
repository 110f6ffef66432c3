import type { DeskArea, StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { deskAreas, staffRoles } from '@novosel/contract/wire/endpoint.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { rightWords } from './right-words.ts';

interface RolesListProps {
  rows: readonly { act: string; area: DeskArea; roles: readonly StaffRole[] }[];
}

/** The table of roles where six columns do not fit: each act with the roles that may do it. */
export const RolesList = ({ rows }: RolesListProps) => {
  const t = useText();
  const locale = useLocale();
  const who = (roles: readonly StaffRole[]) =>
    staffRoles.every((role) => roles.includes(role))
      ? t('roles.everybody')
      : staffRoles
          .filter((role) => roles.includes(role))
          .map((role) => t(`role.${role}`))
          .join(', ');
  return (
    <div className="stack phone">
      {deskAreas.map((area) => (
        <Card key={area} title={t(`roles.area.${area}`)}>
          <List label={t(`roles.area.${area}`)}>
            {rows
              .filter((row) => row.area === area)
              .map(({ act, roles }) => (
                <ListRow key={act} title={rightWords(act, t, locale)} note={who(roles)} />
              ))}
          </List>
        </Card>
      ))}
    </div>
  );
};
