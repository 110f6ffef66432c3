import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, useContext } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Gives the kit the app's own link component, which navigates by the router. */
export const LinkProvider = LinkContext.Provider;

/** A link inside the app; without a LinkProvider a plain anchor. */
export const Link = (props: LinkProps) => {
  const Of = useContext(LinkContext);
  return <Of {...props} />;
};
