import type { StaffRole } from '@novosel/contract/endpoint.ts';
import { staffRoles } from '@novosel/contract/endpoint.ts';
import { Card } from '@novosel/ui/card.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { List, ListRow } from '@novosel/ui/list-row.tsx';
import { actKey, areaOf, areas } from './role-areas.ts';

interface RolesListProps {
  rows: readonly { act: string; roles: readonly StaffRole[] }[];
}

/** The table of roles where six columns find no room: each act with those who may do it. */
export const RolesList = ({ rows }: RolesListProps) => {
  const t = useText();
  const who = (roles: readonly StaffRole[]) =>
    staffRoles.every((role) => roles.includes(role))
      ? t('roles.everybody')
      : staffRoles
          .filter((role) => roles.includes(role))
          .map((role) => t(`role.${role}`))
          .join(', ');
  return (
    <div className="stack phone">
      {areas.map((area) => (
        <Card key={area} title={t(`roles.area.${area}`)}>
          <List label={t(`roles.area.${area}`)}>
            {rows
              .filter(({ act }) => areaOf(act) === area)
              .map(({ act, roles }) => (
                <ListRow key={act} title={t(actKey(act))} note={who(roles)} />
              ))}
          </List>
        </Card>
      ))}
    </div>
  );
};
