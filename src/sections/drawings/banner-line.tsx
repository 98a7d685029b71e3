/** The momentum line behind a banner: along its foot, and out at the top right. */
export function BannerLine() {
  return (
    <svg viewBox="0 0 1200 260" preserveAspectRatio="none" aria-hidden="true" className="banner-line">
      <path
        d="M-20 246C300 244 560 236 760 196C940 160 1060 96 1230 -30"
        pathLength="1"
        className="momentum-line draw-on-scroll"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
