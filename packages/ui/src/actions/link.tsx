import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, useContext } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Tells every piece of the kit how this app follows a link within itself: the router's own. */
export const LinkProvider = LinkContext.Provider;

/** A link that stays in the app; without a LinkProvider a plain anchor. */
export const Link = (props: LinkProps) => {
  const Of = useContext(LinkContext);
  return <Of {...props} />;
};
