import styles from './facts.module.css';

/** Short facts in one muted line: «№ 243», «корпус 2», «этаж 11 из 17». */
export const Facts = ({ items }: { items: string[] }) => (
  <ul className={styles.root}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
