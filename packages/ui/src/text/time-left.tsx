import { useEffect, useState } from 'react';

const second = 1000;

/** «1:32» until a moment in ms of the device's clock; stops at «0:00». */
export const TimeLeft = ({ until }: { until: number }) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((until - now) / second));
  return (
    <span className="num">
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </span>
  );
};
